/**
 * Reasons why a picture of the web could not be fetched: there is none at its address; the address is of a private
 * network; the file is too large; it is no picture; nobody answered.
 */
export const pictureFailures = ['missing', 'private', 'tooLarge', 'noPicture', 'noAnswer'] as const
export type PictureFailure = (typeof pictureFailures)[number]
