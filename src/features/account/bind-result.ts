/** The result of the form, unless the user cancelled it. */
export type BindResult = 'bound' | 'skipped'
