/** Submits that happen once: the hook, and the keys beneath it. */
export { isFinal, openKey, settleKey } from './open-key'
export { type SubmitControl, type SubmitOptions, useSubmit } from './use-submit'
