import { View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { go } from '@/routes'
import { Button } from '@/ui/Button'
import { TextField } from '@/ui/TextField'
import s from './Membership.module.scss'

const MAX = 60

/** A card that is received by a code which the shop gave out: the code leads to it. */
export function CodeField() {
  const t = useT()
  const [code, setCode] = useState('')
  const find = () => {
    const given = code.trim()
    if (given !== '') void go('shop.membershipcard', { id: given })
  }
  return (
    <View className={s.rows}>
      <TextField
        label={t('cards.byCode')}
        placeholder={t('cards.codePlaceholder')}
        value={code}
        maxLength={MAX}
        onChange={setCode}
        onConfirm={find}
        trailing={
          <Button size="s" kind="secondary" disabled={code.trim() === ''} onTap={find}>
            {t('cards.find')}
          </Button>
        }
      />
    </View>
  )
}
