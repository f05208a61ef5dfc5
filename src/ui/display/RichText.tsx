import { View } from '@tarojs/components'
import { useCallback, useMemo } from 'react'
import { type TextKey, useT } from '@/i18n'
import { imagesOf } from '@/lib/html-images'
import { type RichSegment, segmentsOf } from '@/lib/rich-segments'
import { Html } from '@/platform/elements/html'
import { Pressable } from '@/platform/elements/pressable'
import { VideoElement } from '@/platform/elements/video'
import { images } from '@/platform/images'
import { phone } from '@/platform/phone'
import { go, goLink } from '@/router'
import type { Params } from '@/routes'
import type { RouteName } from '@storefront/contract/routes'
import { useEmbeds } from './embeds'
import { Icon } from './Icon'
import s from './RichText.module.scss'

const WIDE = 9 / 16

/**
 * An article's, a product's or a page's own text; a tap on a picture shows it large, and what stands for a form, a vote
 * or a film is one (docs/how-to/rich-text.md). `html` has been cleaned by the server.
 */
export function RichText({ html }: { readonly html: string }) {
  const segments = useMemo(() => segmentsOf(html), [html])
  const t = useT()
  const onImage = useCallback(
    (src: string) => {
      const all = imagesOf(html)
      images.preview(all, Math.max(all.indexOf(src), 0))
    },
    [html],
  )
  return (
    <>
      {segments.map((segment, index) =>
        segment.kind === 'html' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place in the text
          <Html key={index} html={segment.html} className={s.rich} onImage={onImage} onLink={follow} imageLabel={t('common.picture')} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place in the text
          <View key={index} className={s.living}>
            <Living segment={segment} />
          </View>
        ),
      )}
    </>
  )
}

/** A link of a text: a screen of ours, an address outside, or a number to dial. */
const follow = (href: string): void => {
  if (href.startsWith('tel:')) void phone.call(href.slice(4))
  else void goLink({ url: href })
}

/** What is more than words. */
function Living({ segment }: { readonly segment: Exclude<RichSegment, { kind: 'html' }> }) {
  const t = useT()
  const { form: Form, vote: Vote } = useEmbeds()
  if (segment.kind === 'video') return <VideoElement src={segment.src} poster={segment.poster} title={segment.title || t('modules.video')} ratio={WIDE} />
  if (segment.kind === 'form')
    return Form ? <Form slug={segment.slug} /> : <LeadCard to="form.formentry" params={{ slug: segment.slug }} words="modules.toForm" />
  return Vote ? <Vote id={segment.id} /> : <LeadCard to="vote.vote.detail" params={{ id: segment.id }} words="modules.toVote" />
}

/** The way to a form or a vote, where the screen does not carry it itself. */
function LeadCard({ to, params, words }: { readonly to: RouteName; readonly params: Params; readonly words: TextKey }) {
  const text = useT()(words)
  return (
    <Pressable className={s.lead} onTap={() => void go(to, params)}>
      <View className={s.words}>{text}</View>
      <Icon name="right" size={16} />
    </Pressable>
  )
}
