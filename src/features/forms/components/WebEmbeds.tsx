/**
 * For screens of the main package, and of subpackages without forms: the web fetches what a text holds, a mini-program
 * links to it.
 */
export { Embeds as WebEmbeds } from './Embeds'
