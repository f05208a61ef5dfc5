import { Text, View } from '@tarojs/components'
import type { BindProblem } from '@/features/account/validate-binding'
import { useT } from '@/i18n'
import { PhoneButton } from '@/platform/elements/phone-button'
import type { PhoneGrant } from '@/platform/elements/types'
import { Button } from '@/ui/controls/Button'
import s from './PhoneBinding.module.scss'

interface PhoneBindingProps {
  /** The first missing one of the fields that the site asks for beside the number. */
  readonly problem: BindProblem | null
  readonly disabled: boolean
  readonly onProblem: (problem: BindProblem) => void
  readonly onGrant: (grant: PhoneGrant) => void
}

/**
 * The vendor's button for a number, above the form with a code by SMS. Each number costs the site: none is asked for
 * while something is missing.
 */
export function PhoneBinding({ problem, disabled, onProblem, onGrant }: PhoneBindingProps) {
  const t = useT()
  return (
    <View className={s.box}>
      {problem ? (
        <Button wide disabled={disabled} onTap={() => onProblem(problem)}>
          {t('bind.phone')}
        </Button>
      ) : (
        <PhoneButton className={s.button} disabled={disabled} onGrant={onGrant}>
          <Text>{t('bind.phone')}</Text>
        </PhoneButton>
      )}
      <View className={s.or}>{t('bind.orCode')}</View>
    </View>
  )
}
