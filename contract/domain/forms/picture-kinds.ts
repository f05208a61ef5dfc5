/** Endings of pictures' MIME types: those that forms accept (spec 5), and all that the site's own store accepts. */
export const FORM_PICTURE_KINDS: readonly string[] = ['jpeg', 'jpg', 'png']
export const PICTURE_KINDS: readonly string[] = [...FORM_PICTURE_KINDS, 'webp', 'gif']
