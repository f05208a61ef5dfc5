import { useQuery } from '@tanstack/react-query'
import { cardDigits, isCardNumber } from '@storefront/contract/domain/promotion/bank'
import { View } from '@tarojs/components'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { useT } from '@/i18n'
import { useSubmit } from '@/services/use-submit'
import { type BankCardInput, accountApi } from '@/services/api/account'
import { Button } from '@/ui/controls/Button'
import { SelectField } from '@/ui/controls/SelectField'
import { Sheet } from '@/ui/overlay/Sheet'
import { useCurrency } from '@/ui/stores'
import { TextField } from '@/ui/controls/TextField'
import s from './Holder.module.scss'
import { useTextFields } from '@/features/account/useTextFields'

/** A new bank card: whose, of which bank, and its number. */
export function BankCardSheet({ onClose, onSaved }: { readonly onClose: () => void; readonly onSaved: () => void }) {
  const t = useT()
  const { code: currency } = useCurrency()
  const banks = useQuery({ queryKey: walletKeys.banks(), queryFn: ({ signal }) => accountApi.banks({ signal }) })
  const { submit, busy } = useSubmit('bankcard', (input: BankCardInput, key: string) =>
    accountApi.addBankCard(input, key),
  )
  const form = useTextFields({ holder: '', bank: '', number: '' }, ({ holder, bank, number }) => ({
    holder: holder.trim() === '' ? t('bankCard.holderMissing') : undefined,
    bank: bank === '' ? t('bankCard.bankPlaceholder') : undefined,
    number: isCardNumber(cardDigits(number), currency) ? undefined : t('bankCard.numberWrong'),
  }))
  const save = async () => {
    if (!form.submit()) return
    const { holder, bank, number } = form.values
    if (await submit({ holder: holder.trim(), bank, number: cardDigits(number) })) onSaved()
  }
  const options = (banks.data?.results ?? []).map(({ code, name }) => ({ value: code, label: name }))
  return (
    <Sheet open title={t('bankCard.add')} onClose={onClose}>
      <View className={s.form}>
        <View className={s.rows}>
          <TextField
            label={t('bankCard.holder')}
            placeholder={t('bankCard.holderPlaceholder')}
            maxLength={50}
            {...form.field('holder')}
          />
          <SelectField
            label={t('bankCard.bank')}
            placeholder={t('bankCard.bankPlaceholder')}
            options={options}
            {...form.field('bank')}
          />
          <TextField
            kind="number"
            label={t('bankCard.number')}
            placeholder={t('bankCard.numberPlaceholder')}
            maxLength={23}
            {...form.field('number')}
          />
        </View>
        <View className={s.hint}>{t('bankCard.safe')}</View>
        <Button wide busy={busy} onTap={() => void save()}>
          {t('bankCard.save')}
        </Button>
      </View>
    </Sheet>
  )
}
