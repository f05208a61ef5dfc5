import NutCollapse from '@nutui/nutui-react-taro/dist/es/packages/collapse'
import '@nutui/nutui-react-taro/dist/es/packages/collapse/style/css'
import { Text, View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { cx } from '@/lib/text'
import '@/platform/deep-queries'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import s from './Collapse.module.scss'

const BODY = 'body'
const OPEN = [BODY]
const CLOSED: string[] = []

export interface CollapseProps {
  readonly label: string
  /** Another one when the body gets another height: NutUI measures it once. */
  readonly contentKey: string
  readonly children: ReactNode
}

/**
 * A body under a button that shows and hides it. NutUI moves the body; the button is ours and stands outside of NutUI's,
 * so that it has a role and a state, and keeps the focus when the body is measured anew. A body that was never shown is
 * not rendered, and a hidden one is hidden from keyboards and screen readers.
 */
export function Collapse({ label, contentKey, children }: CollapseProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const toggle = () => {
    setOpen(!isOpen)
    setWasOpen(true)
  }
  return (
    <View>
      <Pressable className={s.head} expanded={isOpen} onTap={toggle}>
        <Text>{label}</Text>
        <Icon name="down" size={16} className={cx(s.arrow, isOpen && s.up)} />
      </Pressable>
      {wasOpen ? (
        <View className={cx(s.body, !isOpen && s.hidden)} aria-hidden={!isOpen}>
          <NutCollapse key={contentKey} activeName={isOpen ? OPEN : CLOSED}>
            <NutCollapse.Item name={BODY}>{children}</NutCollapse.Item>
          </NutCollapse>
        </View>
      ) : null}
    </View>
  )
}
