import { useCallback } from 'react'
import { useT } from '@/i18n'
import { imagesOf } from '@/lib/html-images'
import { Html } from '@/platform/elements/html'
import { images } from '@/platform/images'
import s from './RichText.module.scss'

/** An article's or a product's own text; a tap on a picture shows it large. `html` has been cleaned by the server. */
export function RichText({ html }: { readonly html: string }) {
  const t = useT()
  const onImage = useCallback(
    (src: string) => {
      const all = imagesOf(html)
      images.preview(all, Math.max(all.indexOf(src), 0))
    },
    [html],
  )
  return <Html html={html} className={s.rich} onImage={onImage} imageLabel={t('common.picture')} />
}
