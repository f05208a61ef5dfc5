/** Maximum length of a text answer in characters, regardless of the operator's schema. */
export const FORM_TEXT_MAX = 5000
/** Maximum length of a name that is typed instead of a drawn signature, in characters. */
export const SIGNATURE_NAME_MAX = 60
/** Maximum number of fields in a form, those within objects and lists included; no real form has more. */
export const FIELDS_MAX = 200
/** Maximum depth of nested objects and lists. */
export const DEPTH_MAX = 5
/** Maximum number of items in a list, where the operator's schema allows more or any number. */
export const ITEMS_MAX = 100
/** Maximum number of options that a search of a field's list returns. */
export const OPTIONS_LIMIT = 20

/** The highest score of a field in stars that names none, and of any. */
export const SCORE_MAX = 5
export const STARS_MAX = 10
