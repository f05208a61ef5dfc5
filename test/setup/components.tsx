/**
 * `@tarojs/components` for component tests: the HTML ones that the H5 build uses where they exist, plain elements with
 * Taro's event shape (`event.detail.value`) elsewhere. The package's own index would load every Stencil component.
 */
import { createElement, Fragment, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

export { default as Button } from '@tarojs/components-react/dist/components/button/index.js'
export { default as Icon } from '@tarojs/components-react/dist/components/icon/index.js'
export { default as Image } from '@tarojs/components-react/dist/components/image/index.js'
export { default as Input } from '@tarojs/components-react/dist/components/input/index.js'
export { default as ScrollView } from '@tarojs/components-react/dist/components/scroll-view/index.js'
export { default as Text } from '@tarojs/components-react/dist/components/text/index.js'
export { default as View } from '@tarojs/components-react/dist/components/view/index.js'

type Props = Record<string, unknown> & { children?: ReactNode; className?: string }
type Handler = ((event: { type: string; detail: object }) => void) | undefined

/** Attributes that mean nothing to HTML are dropped, so that React does not warn of them. */
const plain = ({ children: _, ...props }: Props) =>
  Object.fromEntries(
    Object.entries(props).filter(([key]) =>
      /^(?:aria-|data-|on(?:Click|Touch\w+|Scroll)$|id$|className$|style$|role$|key$|name$|disabled$|placeholder$|href$)/.test(
        key,
      ),
    ),
  )

/** An element that just shows its children. */
const element =
  (tag: string, more: object = {}) =>
  (props: Props) =>
    createElement(tag, { ...plain(props), ...more }, props.children)

/** An element whose DOM event `on` becomes Taro's `handler` with a detail. */
const field =
  (
    tag: string,
    on: string,
    handler: string,
    value: (target: HTMLInputElement) => unknown,
    more: (props: Props) => object = () => ({}),
  ) =>
  (props: Props) =>
    createElement(
      tag,
      {
        ...plain(props),
        ...more(props),
        [on]: (event: { target: HTMLInputElement }) =>
          (props[handler] as Handler)?.({ type: handler, detail: { value: value(event.target) } }),
      },
      tag === 'input' || tag === 'textarea' ? undefined : props.children,
    )

export const Block = ({ children }: Props) => createElement(Fragment, null, children)
export const CustomWrapper = Block
export const RootPortal = ({ children }: Props) => createPortal(children, document.body)
export const CoverView = element('div')
export const CoverImage = element('img')
export const Label = element('label')
export const Navigator = element('a')
export const Swiper = element('div', { 'data-swiper': '' })
export const SwiperItem = element('div')
export const PageContainer = element('div')
export const PageMeta = element('div')
export const MovableArea = element('div')
export const MovableView = element('div')
export const Canvas = element('canvas')
export const Video = element('video')
export const WebView = element('iframe')
export const Picker = element('div')
export const PickerView = element('div')
export const PickerViewColumn = element('div')
export const RadioGroup = element('div', { role: 'radiogroup' })
export const CheckboxGroup = element('div', { role: 'group' })
export const Progress = element('progress')
export const Textarea = field(
  'textarea',
  'onChange',
  'onInput',
  (target) => target.value,
  (props) => ({ value: props.value ?? '' }),
)
export const Switch = field(
  'input',
  'onChange',
  'onChange',
  (target) => target.checked,
  (props) => ({ type: 'checkbox', role: 'switch', checked: Boolean(props.checked) }),
)
export const Slider = field(
  'input',
  'onChange',
  'onChange',
  (target) => Number(target.value),
  (props) => ({ type: 'range', value: props.value ?? 0 }),
)
export const Checkbox = field(
  'input',
  'onChange',
  'onChange',
  (target) => target.checked,
  (props) => ({ type: 'checkbox', checked: Boolean(props.checked) }),
)
export const Radio = field(
  'input',
  'onChange',
  'onChange',
  (target) => target.checked,
  (props) => ({ type: 'radio', checked: Boolean(props.checked) }),
)
export const Form = (props: Props) => (
  <form
    {...plain(props)}
    onSubmit={(event) => {
      event.preventDefault()
      ;(props.onSubmit as Handler)?.({
        type: 'submit',
        detail: { value: Object.fromEntries(new FormData(event.currentTarget)) },
      })
    }}
  >
    {props.children}
  </form>
)
