import { maskMobile } from '@storefront/contract/domain/account/mobile'
import type { Contact } from '@storefront/contract/entities/account/payee'
import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ContactPickerProps } from '@/features/account/contact-request'
import { reloadContacts, useContacts } from '@/features/account/contacts'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { errorText } from '@/services/error-policy'
import { Button } from '@/ui/controls/Button'
import { Icon } from '@/ui/display/Icon'
import { Empty } from '@/ui/feedback/Empty'
import { Failure } from '@/ui/feedback/Failure'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { Sheet } from '@/ui/overlay/Sheet'
import s from './Contacts.module.scss'
import { ContactSheet } from './ContactSheet'

/** The user's contacts, one of them to choose; a new one is added here and chosen with it. */
export function ContactPicker({ person, onChoose, onClose }: ContactPickerProps) {
  const t = useT()
  const [isAdding, setAdding] = useState(false)
  if (isAdding) {
    const onSaved = (contact: Contact) => {
      void reloadContacts()
      onChoose(contact)
    }
    return <ContactSheet contact={null} onClose={() => setAdding(false)} onSaved={onSaved} />
  }
  return (
    <Sheet
      open
      title={t('contacts.title')}
      onClose={onClose}
      foot={
        <Button wide kind="secondary" onTap={() => setAdding(true)}>
          {t('contacts.add')}
        </Button>
      }
    >
      <ContactRows person={person} onChoose={onChoose} />
    </Sheet>
  )
}

function ContactRows({ person, onChoose }: Omit<ContactPickerProps, 'onClose'>) {
  const t = useT()
  const { data, isError, error, refetch } = useContacts()
  if (!data)
    return isError ? <Failure text={errorText(error)} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />
  if (data.results.length === 0) return <Empty icon="user" text={t('contacts.empty')} hint={t('contacts.emptyHint')} />
  return (
    <View className={s.list} role="radiogroup" aria-label={t('contacts.title')}>
      {data.results.map((contact) => {
        const isChosen = contact.name === person.name && contact.mobile === (person.mobile ?? contact.mobile)
        return (
          <Pressable
            key={contact.id}
            role="radio"
            checked={isChosen}
            className={s.option}
            onTap={() => onChoose(contact)}
          >
            <View className={s.words}>
              <View className={s.name}>{contact.name}</View>
              <View className={s.mobile}>{maskMobile(contact.mobile)}</View>
            </View>
            {isChosen ? <Icon name="check" size={18} /> : null}
          </Pressable>
        )
      })}
    </View>
  )
}
