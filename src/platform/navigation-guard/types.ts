/**
 * Going back from the screen in front asks first, until the returned function is called: by `confirm` where the way
 * back is ours, by the vendor with `text` where it is the vendor's.
 */
export type BlockNavigation = (text: string, confirm: () => Promise<boolean>) => () => void
