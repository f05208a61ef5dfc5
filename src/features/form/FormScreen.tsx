import { View } from '@tarojs/components'
import { useScreenState } from '@/features/screen/useScreenState'
import { useT } from '@/i18n'
import { go, useRoute } from '@/routes'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import s from './Form.module.scss'
import { FormBody } from './FormBody'
import { useForm } from './useForm'
import type { Submitted } from './useSubmitForm'

/** A form on a screen of its own, and its success page (spec 2). */
export function FormScreen() {
  const t = useT()
  const { params } = useRoute()
  const query = useForm(params.slug ?? '')
  const state = useScreenState(query)
  const form = query.data
  return (
    <Screen title={form?.title ?? t('interact.form.title')} state={state} ownHeading={form !== undefined}>
      {form ? (
        <View className={s.page}>
          <FormBody form={form} level={1} done={(submitted) => <Success submitted={submitted} />} />
        </View>
      ) : null}
    </Screen>
  )
}

function Success({ submitted: { success_page_title, success_page_message } }: { readonly submitted: Submitted }) {
  const t = useT()
  return (
    <View role="status">
      <Empty
        icon="check"
        text={success_page_title || t('interact.form.done')}
        hint={success_page_message || t('interact.form.doneText')}
        action={{ text: t('common.backHome'), onTap: () => void go('mobile.index', {}, { relaunch: true }) }}
      />
    </View>
  )
}
