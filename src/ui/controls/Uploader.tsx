import type { PictureRules } from '@storefront/contract/domain/forms/upload'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Img } from '@/platform/elements/img'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import { Progress } from '@/ui/feedback/Progress'
import s from './Uploader.module.scss'
import { type PictureSource, useUpload, type OnUploads } from './useUpload'

export interface UploaderProps<R> {
  readonly label: string
  /** Address of the picture that is there already; empty when there is none. */
  readonly currentUrl: string
  readonly source: PictureSource<R>
  readonly rules?: PictureRules
  readonly onDone: (result: R) => void
  /** The picture can be removed. */
  readonly onRemove?: () => void
  /** Called when an upload starts and ends: a form that needs the picture cannot be submitted meanwhile. */
  readonly onBusy?: OnUploads
  /** A portrait is shown in a circle. */
  readonly round?: boolean
}

const none: PictureRules = {}

/** One picture: chosen, checked, on its way, there, or failed with a way to try again (spec 4). */
export function Uploader<R>({
  label,
  currentUrl,
  source,
  rules = none,
  onDone,
  onRemove,
  onBusy,
  round,
}: UploaderProps<R>) {
  const t = useT()
  const { state, choose, retry, reset } = useUpload(source, rules, onDone, onBusy)
  const { kind } = state
  const picture = kind === 'idle' ? currentUrl : state.image.path
  const percent = kind === 'uploading' ? Math.floor(state.share * 100) : 0
  const remove = () => {
    reset()
    // What has not arrived was never the form's.
    if (kind === 'idle' || kind === 'done') onRemove?.()
  }
  const canRemove = kind === 'uploading' || kind === 'failed' || (onRemove && currentUrl)
  return (
    <View className={s.uploader}>
      <Pressable
        className={cx(s.place, round && s.round, !picture && s.empty)}
        label={`${label} ${t(kind === 'failed' ? 'upload.retry' : picture ? 'upload.change' : 'upload.add')}`}
        disabled={kind === 'uploading'}
        onTap={() => void (kind === 'failed' ? retry() : choose())}
      >
        {picture ? <Img src={picture} alt="" className={s.picture} eager /> : <Icon name="plus" size={24} />}
        {kind === 'uploading' ? (
          <View className={s.veil}>
            <View className={s.bar}>
              <Progress share={state.share} label={label} onPicture />
            </View>
          </View>
        ) : null}
        {kind === 'failed' ? (
          <View className={s.veil}>
            <Text>{t('upload.failedHere')}</Text>
            <Text className={s.again}>{t('upload.retry')}</Text>
          </View>
        ) : null}
      </Pressable>
      <View className={s.said} role="status">
        {kind === 'uploading' ? t('upload.uploading', { percent }) : kind === 'failed' ? t('upload.failedHere') : ''}
      </View>
      {canRemove ? (
        <Pressable
          className={s.remove}
          label={`${t(kind === 'uploading' ? 'common.cancel' : 'common.delete')} ${label}`}
          onTap={remove}
        >
          <View className={s.cross}>
            <Icon name="close" size={12} />
          </View>
        </Pressable>
      ) : null}
    </View>
  )
}
