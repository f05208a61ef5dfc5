import { COMMENT_LIMITS } from '@storefront/contract/constants'
import type { OrderLine } from '@storefront/contract/entities/orders/order'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { FootButton } from '@/features/account/components/profile/FootButton'
import { LineRow } from '@/shared/order-line/LineRow'
import { PictureSet, type StoredImage } from '@/shared/picture/PictureSet'
import { useNavigationGuard } from '@/shared/screen/useNavigationGuard'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { go } from '@/router'
import { keys, queryClient } from '@/services/query'
import { type CommentsInput, ordersApi } from '@/services/api/orders'
import { useSubmit } from '@/services/use-submit'
import { Screen } from '@/ui/layout/Screen'
import { TextArea } from '@/ui/controls/TextField'
import s from './Comment.module.scss'
import { OwnComments } from './OwnComments'
import { Rate } from '@/ui/controls/Rate'

interface Said {
  readonly score: number
  readonly text: string
  readonly images: readonly StoredImage[]
}
const blank: Said = { score: 5, text: '', images: [] }

interface CommentFormProps {
  readonly number: string
  /** Lines that wait for a review. */
  readonly lines: readonly OrderLine[]
}

/** One comment a line; lines without words are left for later, as long as something is said at all. */
export function CommentForm({ number, lines }: CommentFormProps) {
  const t = useT()
  const [drafts, setSaid] = useState<Readonly<Record<number, Said>>>({})
  const [uploads, setUploads] = useState(0)
  const [showsErrors, setShowsErrors] = useState(false)
  const of = (id: number): Said => drafts[id] ?? blank
  const change = (id: number, part: Partial<Said>) =>
    setSaid((now) => ({ ...now, [id]: { ...(now[id] ?? blank), ...part } }))
  const filledLines = lines.filter(({ id }) => of(id).text.trim() !== '')
  // Pictures without words would be lost with the line that is left out.
  const isMissing = (id: number) => of(id).text.trim() === '' && (filledLines.length === 0 || of(id).images.length > 0)
  const letGo = useNavigationGuard(
    Object.values(drafts).some(({ text, images }) => text.trim() !== '' || images.length > 0),
  )
  const { submit, busy } = useSubmit(`comment:${number}`, (input: CommentsInput, key: string) =>
    ordersApi.commentOrder(number, input, key),
  )

  const send = async () => {
    setShowsErrors(true)
    if (lines.some(({ id }) => isMissing(id))) return feedback.toast(t('comment.needText'), { at: 'center' })
    const comments = filledLines.map(({ id }) => ({
      line_id: id,
      score: of(id).score,
      text: of(id).text.trim(),
      images: of(id).images.map((image) => image.id),
    }))
    if (!(await submit({ comments }))) return
    letGo()
    for (const queryKey of [keys.order(), keys.orders(), ['comments']]) void queryClient.invalidateQueries({ queryKey })
    feedback.toast(t('comment.done'), { at: 'center' })
    await go('shop.order.detail', { number }, { replace: true })
  }
  return (
    <Screen
      title={t('comment.write')}
      bar={<FootButton text={t('comment.submit')} busy={busy || uploads > 0} onTap={() => void send()} />}
    >
      <View className={s.page}>
        {lines.map((line) => {
          const { score, text, images } = of(line.id)
          return (
            <View key={line.id} className={s.card}>
              <View className={s.line}>
                <LineRow line={line} />
              </View>
              <View className={s.score}>
                <Text>{t('comment.score')}</Text>
                <Rate
                  label={`${t('comment.score')} ${line.product_name}`}
                  score={score}
                  onChange={(next) => change(line.id, { score: next })}
                />
              </View>
              <TextArea
                label={t('comment.text')}
                placeholder={t('comment.textHint')}
                max={COMMENT_LIMITS.text}
                value={text}
                error={showsErrors && isMissing(line.id) ? t('comment.needText') : null}
                onChange={(next) => change(line.id, { text: next })}
              />
              <PictureSet
                label={`${t('comment.pictures')} ${line.product_name}`}
                nameOf={(n) => t('comment.pictureN', { n })}
                images={images}
                max={COMMENT_LIMITS.images}
                onChange={(next) => change(line.id, { images: next })}
                onBusy={(change) => setUploads((count) => count + change)}
              />
            </View>
          )
        })}
        <OwnComments number={number} />
      </View>
    </Screen>
  )
}
