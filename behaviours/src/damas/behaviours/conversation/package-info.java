/**
 * How agents talk, whatever they talk about.
 *
 * <p>Every message is FIPA SL over {@link damas.ontology.DamasOntology} and says protocol, ontology, language and
 * conversation ({@link Speech}). {@link Listening} takes
 * whatever opens a conversation and answers rubbish with a reason; {@link Asking} is the
 * other side of one request. {@link Directory} knows who offers a service, because the DF
 * tells it. {@link Overheard} is for those who listen in, {@link
 * Relaying} for those who do so from another container. Nothing here blocks: a long piece
 * of work runs elsewhere and wakes its conversation when it is done.
 */
package damas.behaviours.conversation;
