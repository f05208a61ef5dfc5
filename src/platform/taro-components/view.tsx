import type { TextProps, ViewProps } from '@tarojs/components'
import { type PropsWithChildren, forwardRef } from 'react'
import { domProps } from './dom-props'

/**
 * A block. Taro's own one keeps state and renders twice for each change of its class; a screen has hundreds of them.
 */
export const View = forwardRef<HTMLDivElement, PropsWithChildren<ViewProps>>((props, ref) => (
  <div {...domProps(props)} ref={ref} />
))

/** Text in a line. */
export const Text = forwardRef<HTMLSpanElement, PropsWithChildren<TextProps>>((props, ref) => (
  <span {...domProps(props)} ref={ref} />
))
