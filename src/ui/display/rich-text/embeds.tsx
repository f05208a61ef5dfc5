import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { type TextKey, useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { VideoElement } from '@/platform/elements/video'
import { go } from '@/router'
import type { Params } from '@/routes'
import type { RouteName } from '@storefront/contract/routes'
import { useEmbeds } from '../embeds'
import { Icon } from '../Icon'
import type { RichElementProps } from './element-props'
import s from './embeds.module.scss'

const WIDE = 9 / 16

const Living = ({ children }: { readonly children: ReactNode }) => <View className={s.living}>{children}</View>

/** A film; it may name its file in a `<source>` of its own. */
export function VideoEmbed({ element }: RichElementProps) {
  const t = useT()
  const { src, poster = '', title } = element.attributes
  const source = element.children.find((child) => typeof child !== 'string' && child.tag === 'source')
  const file = src || (typeof source === 'object' ? source.attributes['src'] : undefined)
  if (!file) return null
  return (
    <Living>
      <VideoElement src={file} poster={poster} title={title || t('modules.video')} ratio={WIDE} />
    </Living>
  )
}

/** A form, to be filled in within the text. What its element holds is for readers that know none. */
export function FormEmbed({ element }: RichElementProps) {
  const { form: Form } = useEmbeds()
  const slug = element.attributes['data-form'] ?? ''
  return (
    <Living>
      {Form ? <Form slug={slug} /> : <LeadCard to="form.formentry" params={{ slug }} words="modules.toForm" />}
    </Living>
  )
}

/** A vote, with its results once the reader has voted. */
export function VoteEmbed({ element }: RichElementProps) {
  const { vote: Vote } = useEmbeds()
  const id = element.attributes['data-vote'] ?? ''
  return (
    <Living>
      {Vote ? <Vote id={id} /> : <LeadCard to="vote.vote.detail" params={{ id }} words="modules.toVote" />}
    </Living>
  )
}

/** Products that the text speaks of, where the screen can show them. */
export function ProductEmbed({ element }: RichElementProps) {
  const { product: Products } = useEmbeds()
  return Products ? (
    <Living>
      <Products ids={element.attributes['data-product'] ?? ''} />
    </Living>
  ) : null
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
