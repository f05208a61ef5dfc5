import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { keyOf } from '@storefront/contract/domain/forms/values'
import { hashText } from '@/lib/hash'
import type { FormState, FormStore } from './store/form-store'
import type { TreePath } from './store/tree'
import type { FormEnvironment } from './types'

interface FormContextValue extends FormEnvironment {
  readonly store: FormStore
  /** Begins the ids of this form's elements: a screen may hold several. */
  readonly id: string
}

export const FormContext = createContext<FormContextValue | null>(null)

export function useFormContext(): FormContextValue {
  const context = useContext(FormContext)
  if (!context) throw new Error('a field outside of a form')
  return context
}

/** Some of a form's state; the component is drawn again when that changes, and not for what is typed elsewhere. */
export const useFormState = <T>(select: (state: FormState) => T): T => useStore(useFormContext().store, select)

/** Returns the id of a field's element: a selector of a mini-program takes no slashes. */
export const elementIdOf = (formId: string, path: TreePath | string): string =>
  formId + hashText(typeof path === 'string' ? path : keyOf(path))
