import { View } from '@tarojs/components'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useT } from '@/i18n'
import { CanvasHost } from '@/platform/elements/canvas'
import { Img } from '@/platform/elements/img'
import { feedback } from '@/platform/feedback'
import { images } from '@/platform/images'
import type { Shareable } from '@/platform/share/types'
import { useSite } from '@/state/site'
import { Button } from '@/ui/controls/Button'
import { Failure } from '@/ui/feedback/Failure'
import type { DialogProps } from '@/ui/overlay/store'
import { Sheet } from '@/ui/overlay/Sheet'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { type PosterImage, drawPoster } from './drawPoster'
import s from './PosterDialog.module.scss'

interface PosterDialogProps extends DialogProps<void> {
  readonly item: Shareable
  readonly price: string
}

type State = { readonly kind: 'drawing' | 'failed' } | { readonly kind: 'drawn'; readonly poster: PosterImage }

/** A poster to keep and pass on: drawn, shown as a picture, saved. */
export function PosterDialog({ item, price, close }: PosterDialogProps) {
  const t = useT()
  const site = useSite((state) => state.site)
  const [state, setState] = useState<State>({ kind: 'drawing' })
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  // React's id holds characters that a selector does not.
  const host = `poster${useId().replace(/\W/g, '')}`
  const draw = useCallback(async () => {
    setState({ kind: 'drawing' })
    const next = await drawPoster({
      title: item.title,
      price,
      site: site?.name ?? '',
      hint: t('share.posterHint'),
      colour: site?.theme.primary ?? '#23271f',
      link: item.link('poster'),
      image: item.image.full,
      host,
    }).then(
      (poster): State => ({ kind: 'drawn', poster }),
      (): State => ({ kind: 'failed' }),
    )
    if (mounted.current) setState(next)
  }, [item, price, site, t, host])
  const poster = state.kind === 'drawn' ? state.poster : null
  const save = async (path: string) => {
    const saveResult = await images.save(path, `${item.title}.png`)
    if (saveResult.ok) feedback.toast(t('share.posterSaved'), { at: 'center' })
    else if (saveResult.reason !== 'cancelled')
      feedback.toast(t(saveResult.reason === 'denied' ? 'share.posterSaveDenied' : 'share.posterSaveFailed'), {
        at: 'center',
      })
  }
  return (
    <Sheet
      open
      title={t('share.posterTitle')}
      onClose={() => close()}
      foot={
        poster ? (
          <Button wide onTap={() => void save(poster.path)}>
            {t('share.posterSave')}
          </Button>
        ) : undefined
      }
    >
      <View className={s.body}>
        <CanvasHost id={host} width={1} height={1} onReady={() => void draw()} />
        {state.kind === 'drawing' ? (
          <View className={s.waiting} aria-label={t('share.posterLoading')} role="status">
            <SkeletonRows />
          </View>
        ) : null}
        {state.kind === 'failed' ? <Failure text={t('share.posterFailed')} onRetry={() => void draw()} /> : null}
        {poster ? (
          <>
            <View className={s.poster} style={`padding-top:${(poster.ratio * 75).toFixed(2)}%`}>
              <Img
                src={poster.path}
                alt={t('share.posterOf', { title: item.title })}
                className={s.picture}
                eager
                pressMenu
              />
            </View>
            <View className={s.hint}>{t('share.posterPress')}</View>
          </>
        ) : null}
      </View>
    </Sheet>
  )
}
