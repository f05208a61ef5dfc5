import { View } from '@tarojs/components'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { Screen } from '@/ui/layout/Screen'
import common from '@/features/forms/components/Interaction.module.scss'
import { FormContacts } from '@/features/forms/contacts/FormContacts'
import { FormBody } from '@/features/forms/components/FormBody'
import { FormDone } from '@/features/forms/components/FormDone'
import { partOf } from '@/forms/registry'
import { CalendarPart } from '@/forms/widgets/calendar'
import { SignatureSlot } from '@/forms/widgets/signature-slot'
import { useForm } from '@/features/forms/useForm'

/** The widgets that are too heavy for a form within a text. */
const parts = { calendar: partOf(CalendarPart), signature: partOf(SignatureSlot) }

/** A form on a screen of its own, and its success page (spec 2). */
export function FormScreen() {
  const t = useT()
  const { params } = useRoute()
  const query = useForm(params.slug ?? '')
  const state = useScreenState(query, <PageSkeleton shape="form" />)
  const form = query.data
  return (
    <Screen title={form?.title ?? t('interact.form.title')} state={state} ownHeading={form !== undefined}>
      {form ? (
        <View className={common.page}>
          <FormBody
            form={form}
            level={1}
            parts={parts}
            Contacts={FormContacts}
            renderDone={(submission) => <FormDone submission={submission} isPage />}
          />
        </View>
      ) : null}
    </Screen>
  )
}
