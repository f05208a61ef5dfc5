export const underBar = ''
export const barEnd = ''

/** Mini-programs draw their own title bar. */
export const TitleBar = (_: { readonly title: string | undefined }) => null
