import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { go } from '@/router'
import { Button } from '@/ui/controls/Button'
import { Icon } from '@/ui/display/Icon'
import common from './Interaction.module.scss'
import s from './Form.module.scss'
import type { FormResult } from '@/features/forms/useSubmitForm'

interface FormDoneProps {
  readonly submission: FormResult
  /** A page of its own has the way home (spec 2); within a text it only takes the form's place. */
  readonly isPage?: boolean
}

/** The message after a form's submit: the operator's text, or ours. */
export function FormDone({ submission: { success_page_title, success_page_message }, isPage }: FormDoneProps) {
  const t = useT()
  return (
    <View className={isPage ? s.donePage : undefined} role="status">
      {isPage ? (
        <View className={s.disc}>
          <Icon name="check" size={36} />
        </View>
      ) : null}
      <View className={common.title} role="heading" aria-level={isPage ? 1 : 2}>
        {success_page_title || t('interact.form.done')}
      </View>
      <View className={common.description}>{success_page_message || t('interact.form.doneText')}</View>
      {isPage ? (
        <Button kind="secondary" className={s.home} onTap={() => void go('mobile.index', {}, { relaunch: true })}>
          {t('common.backHome')}
        </Button>
      ) : null}
    </View>
  )
}
