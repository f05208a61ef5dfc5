import { type ComponentType, createContext, useContext } from 'react'
import type { Widget, WidgetProps } from '../types'

/** What the screen around a form puts into the places that its schema keeps for it, by the widget's name. */
export type FormSlots = Readonly<Partial<Record<'variant' | 'reservation' | 'reservation-result', ComponentType>>>

const FormSlotsContext = createContext<FormSlots>({})
export const FormSlotsProvider = FormSlotsContext.Provider

function Slot({ field }: WidgetProps<unknown>) {
  const slots: Readonly<Record<string, ComponentType | undefined>> = useContext(FormSlotsContext)
  const Part = slots[field.widget ?? '']
  return Part ? <Part /> : null
}

/** A place in a form that the screen's part takes; nothing is drawn where the screen has none. */
export const slot: Widget<unknown> = { empty: null, parse: (raw) => raw ?? null, Component: Slot }
