import { isMobile } from '@storefront/contract/domain/account/mobile'
import type { Contact } from '@storefront/contract/entities/account/payee'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { useSubmit } from '@/services/use-submit'
import { type ContactInput, accountApi } from '@/services/api/account'
import { useCountry } from '@/ui/country'
import { Button } from '@/ui/controls/Button'
import { Sheet } from '@/ui/overlay/Sheet'
import { MobileField } from '@/ui/controls/MobileField'
import { TextField } from '@/ui/controls/TextField'
import s from '@/features/account/components/payees/Holder.module.scss'
import { useTextFields } from '@/features/account/useTextFields'

interface ContactSheetProps {
  /** Null for a new one. */
  readonly contact: Contact | null
  readonly onClose: () => void
  readonly onSaved: (contact: Contact) => void
}

/** A contact's name and number (spec 5). */
export function ContactSheet({ contact, onClose, onSaved }: ContactSheetProps) {
  const t = useT()
  const country = useCountry()
  const { submit, busy } = useSubmit(`contact:${contact?.id ?? 'new'}`, (input: ContactInput, key: string) =>
    contact ? accountApi.editContact(contact.id, input) : accountApi.addContact(input, key),
  )
  const form = useTextFields({ name: contact?.name ?? '', mobile: contact?.mobile ?? '' }, ({ name, mobile }) => ({
    name: name.trim() === '' ? t('contacts.namePlaceholder') : undefined,
    mobile: isMobile(mobile.trim(), country) ? undefined : t('contacts.mobileWrong'),
  }))
  const save = async () => {
    if (!form.submit()) return
    const reply = await submit({ name: form.values.name.trim(), mobile: form.values.mobile.trim() })
    if (reply) onSaved(reply)
  }
  return (
    <Sheet open title={t(contact ? 'contacts.edit' : 'contacts.add')} onClose={onClose}>
      <View className={s.form}>
        <View className={s.rows}>
          <TextField
            label={t('contacts.name')}
            placeholder={t('contacts.namePlaceholder')}
            maxLength={50}
            autoComplete="name"
            {...form.field('name')}
          />
          <MobileField
            label={t('contacts.mobile')}
            placeholder={t('contacts.mobilePlaceholder')}
            {...form.field('mobile')}
          />
        </View>
        <Button wide busy={busy} onTap={() => void save()}>
          {t('contacts.save')}
        </Button>
      </View>
    </Sheet>
  )
}
