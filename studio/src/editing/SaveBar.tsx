import { Button, Flex } from 'antd'
import { type ReactNode, useRef } from 'react'
import { Icon } from '../app/Icon'
import { useShortcut } from '../app/shortcuts'
import { useT } from '../i18n'
import { useUnsavedMark } from './unsaved'
import './save-bar.css'

interface SaveBarProps {
  readonly isUnsaved: boolean
  readonly isBusy: boolean
  /** Text of the button; 保存 without it. */
  readonly text?: string
  readonly isDisabled?: boolean
  /** Further actions, before the button. */
  readonly children?: ReactNode
}

/**
 * The bar at the foot of every form: whether something is unsaved, and the button that saves. It stays in sight, and
 * the keys for saving press its button. It is the last element of its form.
 */
export function SaveBar({ isUnsaved, isBusy, text, isDisabled = false, children }: SaveBarProps) {
  const t = useT()
  const button = useRef<HTMLButtonElement>(null)
  useUnsavedMark(isUnsaved)
  useShortcut('save', () => button.current?.click())
  return (
    <Flex className="save-bar" justify="space-between" align="center" gap={16} wrap>
      <span role="status" className={isUnsaved ? 'save-bar-unsaved' : 'save-bar-note'}>
        {isUnsaved ? (
          <>
            <Icon name="history" /> {t('frame.unsaved')}
          </>
        ) : (
          t('frame.noChanges')
        )}
      </span>
      <Flex gap={8} wrap>
        {children}
        <Button ref={button} type="primary" htmlType="submit" loading={isBusy} disabled={isDisabled}>
          {text ?? t('studio.product.save')}
        </Button>
      </Flex>
    </Flex>
  )
}
