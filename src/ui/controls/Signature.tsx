import NutSignature from '@nutui/nutui-react-taro/dist/es/packages/signature'
import '@nutui/nutui-react-taro/dist/es/packages/signature/style/css'
import { View } from '@tarojs/components'
import { nextTick } from '@tarojs/taro'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import type { LocalImage } from '@/platform/images/types'
import { signatureCanvas } from '@/platform/signature'
import { Button } from './Button'
import s from './Signature.module.scss'

export interface SignatureProps {
  readonly label: string
  /** Gets the drawing as a picture on this device. */
  readonly onDone: (image: LocalImage) => void
  /** The picture is on its way: it can be neither changed nor sent again. */
  readonly busy?: boolean
  /** Another way to sign, beside the buttons. */
  readonly children?: ReactNode
}

/**
 * Paper to sign on by a finger or a mouse, a second after it is shown. NutUI draws the strokes; the buttons are ours, and so is the reading of the
 * canvas, because NutUI tells nobody when that fails. A keyboard and a screen reader cannot draw: the screen offers them
 * another way.
 */
export function Signature({ label, onDone, busy = false, children }: SignatureProps) {
  const t = useT()
  // React's id holds characters that a selector does not.
  const id = `signature${useId().replace(/\W/g, '')}`
  const paper = useRef<{ clear(): void }>(null)
  const [problem, setProblem] = useState<'empty' | 'failed' | null>(null)
  useLayoutEffect(() => signatureCanvas.prepare(id), [id])

  const clear = () => {
    setProblem(null)
    // NutUI draws each move in a tick of its own: one still on its way would draw the whole stroke again.
    nextTick(() => paper.current?.clear())
  }
  const finish = async () => {
    setProblem(null)
    try {
      const image = await signatureCanvas.read(id)
      if (image) onDone(image)
      else setProblem('empty')
    } catch {
      setProblem('failed')
    }
  }
  return (
    <View className={s.signature} role="group" aria-label={label}>
      <View className={cx(s.paper, busy && s.busy)} role="img" aria-label={t('signature.paper')}>
        <NutSignature ref={paper} canvasId={id} lineWidth={3} />
      </View>
      <View className={s.problem} role="alert">
        {problem ? t(`signature.${problem}`) : ''}
      </View>
      <View className={s.actions}>
        <Button kind="secondary" size="s" disabled={busy} onTap={clear}>
          {t('signature.clear')}
        </Button>
        <Button size="s" busy={busy} onTap={() => void finish()}>
          {t('signature.done')}
        </Button>
        {children}
      </View>
    </View>
  )
}
