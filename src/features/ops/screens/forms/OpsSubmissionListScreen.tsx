import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ExportCard, type ListExport } from '@/features/ops/components/submissions/ExportCard'
import { fieldFilter, questionsOf } from '@/features/ops/components/submissions/fieldFilter'
import { submissionListOf } from '@/features/ops/submissionList'
import { useOps } from '@/features/ops/useOps'
import { ListScreen } from '@/shared/list/ListScreen'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { formsApi } from '@/services/api/forms'
import { opsFormKeys, opsFormsApi } from '@/services/api/ops/forms'
import { keys } from '@/services/query'

/** Returns the form that the submissions belong to, which the first of them names; undefined while there is none. */
function useFormOfSubmissions(form: number, enabled: boolean) {
  const query = { form, limit: 1, offset: 0 }
  const { data } = useQuery({
    queryKey: opsFormKeys.submissions(query),
    queryFn: ({ signal }) => opsFormsApi.submissions(query, { signal }),
    enabled,
  })
  const brief = data?.results[0]?.form
  const detail = useQuery({
    queryKey: keys.form(brief?.slug ?? ''),
    queryFn: ({ signal }) => formsApi.form(brief?.slug ?? '', { signal }),
    enabled: brief !== undefined,
  })
  return { title: brief?.title, detail: detail.data }
}

const submissionExport = (form: number): ListExport => ({
  action: `form:${form}`,
  filters: ['search', 'from', 'to', 'field', 'value'],
  start: (filter, key) => opsFormsApi.exportSubmissions(form, filter, key),
  taskKey: opsFormKeys.exportTask,
  task: opsFormsApi.exportTask,
})

/** ops.form.submissions: what customers sent of one form. */
export function OpsSubmissionListScreen() {
  const t = useT()
  const { params } = useRoute()
  const id = Number(params.id)
  const guard = useOps(permissions.readSubmission)
  const { title, detail } = useFormOfSubmissions(id, guard === null)
  const spec = useMemo(() => submissionListOf(id, fieldFilter(questionsOf(detail))), [id, detail])
  return (
    <ListScreen
      spec={spec}
      title={title ?? t('site.ops.menu.forms')}
      state={guard ?? undefined}
      before={guard === null ? <ExportCard {...submissionExport(id)} /> : undefined}
    />
  )
}
