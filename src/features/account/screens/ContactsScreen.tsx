import { useQuery } from '@tanstack/react-query'
import { maskMobile } from '@storefront/contract/domain/account/mobile'
import type { Contact } from '@storefront/contract/entities/account/payee'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { FootButton } from '@/features/account/components/profile/FootButton'
import { Dial } from '@/shared/device/Dial'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useScreenState } from '@/shared/screen/useScreenState'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { feedback } from '@/platform/feedback'
import { queryClient } from '@/services/query'
import { showError } from '@/services/error-handler'
import { accountApi } from '@/services/api/account'
import { Icon } from '@/ui/display/Icon'
import { confirm } from '@/ui/overlay/dialogs'
import { Screen, type ScreenState } from '@/ui/layout/Screen'
import { ContactSheet } from '@/features/account/components/payees/ContactSheet'
import s from '@/features/account/components/payees/Holder.module.scss'

const readAgain = () => queryClient.invalidateQueries({ queryKey: walletKeys.contacts() })

/** account.contact: the people whom the user buys and books for. */
export function ContactsScreen() {
  const t = useT()
  const guard = useRequireLogin()
  const query = useQuery({
    queryKey: walletKeys.contacts(),
    queryFn: ({ signal }) => accountApi.contacts({ signal }),
    enabled: guard === null,
  })
  const screenState = useScreenState(query)
  /** The one that is open; null is a new one. */
  const [open, setOpen] = useState<Contact | null | undefined>(undefined)
  const contacts = query.data?.results ?? []
  /** Opens the contact as it is stored now, so that changes of another device are kept. */
  const edit = async ({ id }: Contact) => {
    try {
      setOpen(await accountApi.contact(id))
    } catch (error) {
      showError(error)
      await readAgain()
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
    await readAgain()
  }
  const onSaved = () => {
    setOpen(undefined)
    feedback.toast(t('contacts.saved'))
    void readAgain()
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
      title={t('contacts.title')}
      state={guard ?? (query.data && contacts.length === 0 && open === undefined ? empty : screenState)}
      bar={<FootButton text={t('contacts.add')} onTap={() => setOpen(null)} />}
    >
      <View className={s.page} role="list">
        {contacts.map((contact) => (
          <View key={contact.id} className={s.row} role="listitem">
            <View className={s.body}>
              <View className={s.name}>{contact.name}</View>
              <View className={s.sub}>{maskMobile(contact.mobile)}</View>
            </View>
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
