import type { MobilePage } from '@storefront/contract/entities/content/page'

/** A mini-program is never framed, so its packages carry nothing of the preview's editing. */
export function useEditor(_: MobilePage | undefined): void {}
