import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { ContactPickerProps, TakeContact } from '@/features/account/contact-request'
import { newContactOf, type Person, useContacts } from '@/features/account/contacts'
import type { ContactSaver } from '@/features/account/useContactSaver'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { usePart } from '@/shared/screen/usePart'
import { useSession } from '@/state/session'
import { Checkbox } from '@/ui/controls/Checkbox'
import { useCountry } from '@/ui/country'
import { Icon } from '@/ui/display/Icon'
import s from './Contacts.module.scss'

/** Loaded with the first choice: most people type what they need once. */
const pickerPart = () => import('./ContactPicker').then((module) => module.ContactPicker)

interface ContactToolsProps {
  /** The person of the fields now; null if they ask for nobody's name. */
  readonly person: Person | null
  readonly onChoose: TakeContact
  readonly saver: ContactSaver
  /** Tells the people of a screen apart. */
  readonly place?: string
}

/**
 * The choice of a contact for a person's fields, and the offer to keep a new person as a contact. A visitor, who has no
 * contacts, sees nothing.
 */
export function ContactTools({ person, ...tools }: ContactToolsProps) {
  const isUser = useSession(({ user }) => user !== null)
  return isUser && person ? <Tools {...tools} person={person} /> : null
}

function Tools({ person, onChoose, saver, place = '' }: ContactToolsProps & { readonly person: Person }) {
  const t = useT()
  const country = useCountry()
  const [isOpen, setOpen] = useState(false)
  // The contacts are asked for when there is somebody to compare with them.
  const { data } = useContacts(newContactOf(person, [], country) !== null)
  const isNew = data !== undefined && newContactOf(person, data.results, country) !== null
  return (
    <View className={s.tools}>
      <Pressable className={s.choose} expanded={isOpen} onTap={() => setOpen(true)}>
        <Icon name="user" size={16} />
        <Text>{t('contacts.choose')}</Text>
      </Pressable>
      {isNew ? (
        <Checkbox
          showLabel
          label={t('contacts.saveAs')}
          checked={saver.isMarked(place)}
          onChange={(isMarked) => saver.mark(place, isMarked)}
        />
      ) : null}
      {isOpen ? (
        <LoadedPicker
          person={person}
          onClose={() => setOpen(false)}
          onChoose={(contact) => {
            setOpen(false)
            onChoose(contact)
          }}
        />
      ) : null}
    </View>
  )
}

function LoadedPicker(props: ContactPickerProps) {
  const Picker = usePart(pickerPart)
  return Picker ? <Picker {...props} /> : null
}
