import type { FormSchema } from '@storefront/contract/domain/forms/form'
import { useMemo } from 'react'
import { ContactTools } from '@/features/account/components/contacts/ContactTools'
import { useContactSaver } from '@/features/account/useContactSaver'
import type { FormControl, FormValues } from '@/forms/useSchemaForm'
import { contactPathsOf, fillContact, personIn } from './contact-fields'

/** Saves the person of the answers as a contact if the user ticked it. */
export type SavePerson = (answers: FormValues) => void

export interface FormContactsProps {
  readonly schema: FormSchema
  readonly form: Pick<FormControl, 'store' | 'values'>
  /** Is given what saves the person, for the screen's own submit. */
  readonly saveRef: { current: SavePerson | null }
}

/** The choice of a contact for the fields of a form, where they ask for one person. */
export function FormContacts({ schema, form: { store, values }, saveRef }: FormContactsProps) {
  const paths = useMemo(() => contactPathsOf(schema), [schema])
  const saver = useContactSaver()
  saveRef.current = (answers) => saver.save({ '': personIn(paths, answers) ?? {} })
  return (
    <ContactTools
      person={personIn(paths, values)}
      saver={saver}
      onChoose={(contact) => fillContact(store, paths, contact)}
    />
  )
}
