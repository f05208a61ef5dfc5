import { Html } from '@/platform/elements/html'
import s from './RichText.module.scss'

/** An article's or a product's own text. `html` has been cleaned by the server. */
export function RichText({ html }: { readonly html: string }) {
  return <Html html={html} className={s.rich} />
}
