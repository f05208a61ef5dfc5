import { isCode, normalizeCode } from '@storefront/contract/domain/account/mobile'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { SendCodeButton } from '@/features/account/components/binding/SendCodeButton'
import { useCodeRequest } from '@/features/account/useVerificationCode'
import { useT } from '@/i18n'
import '@/i18n/overlay'
import { Pressable } from '@/platform/elements/pressable'
import { accountApi, type Proof } from '@/services/api/account'
import { useSubmit } from '@/services/use-submit'
import { Button } from '@/ui/controls/Button'
import { TextField } from '@/ui/controls/TextField'
import { Failure } from '@/ui/feedback/Failure'
import { Popup } from '@/ui/overlay/Popup'
import type { DialogProps } from '@/ui/overlay/store'
import s from './ProofDialog.module.scss'

/**
 * Asks for the code of the authenticator if it is on, else for one sent to the user's own number; explains what to do
 * if that is lost.
 */
export function ProofDialog({ close }: DialogProps<boolean>) {
  const t = useT()
  const state = useQuery({ queryKey: ['fresh'], queryFn: ({ signal }) => accountApi.freshState({ signal }), gcTime: 0 })
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isLost, setLost] = useState(false)
  const sending = useCodeRequest((secondsLeft) => secondsLeft === 0, accountApi.freshCode)
  const { submit, busy } = useSubmit('fresh', (proof: Proof, key: string) => accountApi.freshLogin(proof, key))
  const isTotp = state.data?.by === 'totp'
  const confirm = async () => {
    setMissing(!isCode(code))
    if (isCode(code) && (await submit(isTotp ? { totp: code } : { verify_code: code }))) close(true)
  }
  return (
    <Popup label={t('proof.title')} cross onClose={() => close(false)} className={s.box}>
      <View className={s.hint}>{t('proof.text')}</View>
      {state.isError ? <Failure onRetry={() => void state.refetch()} /> : null}
      {state.data && !isTotp ? <View className={s.hint}>{t('proof.sent', { mobile: state.data.mobile })}</View> : null}
      {state.data ? (
        <View className={s.fields}>
          <TextField
            value={code}
            onChange={(text) => setCode(normalizeCode(text))}
            error={isMissing ? t('proof.codeMissing') : null}
            kind="number"
            label={t(isTotp ? 'proof.totp' : 'proof.code')}
            placeholder={t(isTotp ? 'proof.totpPlaceholder' : 'proof.codePlaceholder')}
            autoComplete="one-time-code"
            trailing={isTotp ? undefined : <SendCodeButton {...sending} />}
            onConfirm={() => void confirm()}
          />
        </View>
      ) : null}
      <View className={s.actions}>
        <Button wide busy={busy} disabled={!state.data} onTap={() => void confirm()}>
          {t('proof.submit')}
        </Button>
        {isTotp || !state.data ? null : (
          <Pressable className={s.lost} onTap={() => setLost(true)}>
            <Text>{t('proof.lost')}</Text>
          </Pressable>
        )}
        {isLost ? <View className={s.lostText}>{t('proof.lostText')}</View> : null}
      </View>
    </Popup>
  )
}
