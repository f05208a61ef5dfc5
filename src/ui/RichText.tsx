import { Html } from '@/platform/elements/html'
import s from './RichText.module.scss'

/** An article's or a product's own text. `html` has been cleaned by the server. */
export function RichText({ html, onPicture }: { readonly html: string; readonly onPicture?: (src: string, all: readonly string[]) => void }) {
  return <Html html={html} className={s.rich} onPicture={onPicture} />
}
