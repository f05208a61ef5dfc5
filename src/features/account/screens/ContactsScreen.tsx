import { maskMobile } from '@storefront/contract/domain/account/mobile'
import type { Contact } from '@storefront/contract/entities/account/payee'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { answerContactRequest, isContactRequested } from '@/features/account/contact-request'
import { FootButton } from '@/features/account/components/profile/FootButton'
import { Dial } from '@/shared/device/Dial'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useScreenState } from '@/shared/screen/useScreenState'
import { reloadContacts, useContacts } from '@/features/account/contacts'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { feedback } from '@/platform/feedback'
import { back, useRoute } from '@/router'
import { showError } from '@/services/error-handler'
import { accountApi } from '@/services/api/account'
import { Icon } from '@/ui/display/Icon'
import { confirm } from '@/ui/overlay/dialogs'
import { Screen, type ScreenState } from '@/ui/layout/Screen'
import { ContactSheet } from '@/features/account/components/contacts/ContactSheet'
import s from '@/features/account/components/payees/Holder.module.scss'

/**
 * account.contact: the people whom the user buys and books for. Opened by fields that wait for a contact (`choose`), a
 * tap on one takes it there.
 */
export function ContactsScreen() {
  const t = useT()
  const guard = useRequireLogin()
  const query = useContacts(guard === null)
  const screenState = useScreenState(query)
  /** The one that is open; null is a new one. */
  const [open, setOpen] = useState<Contact | null | undefined>(undefined)
  const contacts = query.data?.results ?? []
  const { params } = useRoute()
  const [isChoosing] = useState(() => params.choose === '1' && isContactRequested())
  const choose = (contact: Contact) => {
    answerContactRequest(contact)
    back('ucenter')
  }
  /** Opens the contact as it is stored now, so that changes of another device are kept. */
  const edit = async ({ id }: Contact) => {
    try {
      setOpen(await accountApi.contact(id))
    } catch (error) {
      showError(error)
      await reloadContacts()
    }
  }
  const remove = async ({ id }: Contact) => {
    if (!(await confirm({ text: t('contacts.removeAsk'), confirmText: t('common.delete'), danger: true }))) return
    try {
      await accountApi.removeContact(id)
      feedback.toast(t('contacts.removed'))
    } catch (error) {
      showError(error)
    }
    await reloadContacts()
  }
  const onSaved = (contact: Contact) => {
    setOpen(undefined)
    if (isChoosing && open === null) choose(contact)
    feedback.toast(t('contacts.saved'))
    void reloadContacts()
  }
  const empty: ScreenState = {
    kind: 'empty',
    icon: 'user',
    text: t('contacts.empty'),
    hint: t('contacts.emptyHint'),
    action: { text: t('contacts.add'), onTap: () => setOpen(null) },
  }
  return (
    <Screen
      title={t(isChoosing ? 'contacts.choose' : 'contacts.title')}
      state={guard ?? (query.data && contacts.length === 0 && open === undefined ? empty : screenState)}
      bar={<FootButton text={t('contacts.add')} onTap={() => setOpen(null)} />}
    >
      <View className={s.page} role="list">
        {contacts.map((contact) => (
          <View key={contact.id} className={s.row} role="listitem">
            {isChoosing ? (
              <Pressable className={s.body} onTap={() => choose(contact)}>
                <ContactText contact={contact} />
              </Pressable>
            ) : (
              <View className={s.body}>
                <ContactText contact={contact} />
              </View>
            )}
            <Dial name={contact.name} number={contact.mobile} />
            <Pressable
              className={s.action}
              label={`${t('common.edit')} ${contact.name}`}
              onTap={() => void edit(contact)}
            >
              <Icon name="edit" />
            </Pressable>
            <Pressable
              className={s.action}
              label={`${t('common.delete')} ${contact.name}`}
              onTap={() => void remove(contact)}
            >
              <Icon name="trash" />
            </Pressable>
          </View>
        ))}
      </View>
      {open === undefined ? null : <ContactSheet contact={open} onClose={() => setOpen(undefined)} onSaved={onSaved} />}
    </Screen>
  )
}

function ContactText({ contact: { name, mobile } }: { readonly contact: Contact }) {
  return (
    <>
      <View className={s.name}>{name}</View>
      <View className={s.sub}>{maskMobile(mobile)}</View>
    </>
  )
}
