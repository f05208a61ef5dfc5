/** What MIME types of pictures end in: those that forms take (spec 5), and all that the site's own store takes. */
export const FORM_PICTURE_KINDS: readonly string[] = ['jpeg', 'jpg', 'png']
export const PICTURE_KINDS: readonly string[] = [...FORM_PICTURE_KINDS, 'webp', 'gif']
