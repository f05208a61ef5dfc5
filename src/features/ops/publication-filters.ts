import { yesNoField } from '@/shared/list/fields'
import { dateRangeFilter } from '@/shared/list/filters'

/** The filters of lists of publications: by state (published or taken off) and by day. */
export const publicationFilters = {
  tabs: {
    name: 'is_active',
    label: 'opsContent.state',
    options: [
      { value: '', label: 'common.all' },
      { value: 'true', label: 'opsContent.on' },
      { value: 'false', label: 'opsContent.off' },
    ],
  },
  fields: { is_active: yesNoField },
  panel: [dateRangeFilter('past')],
} as const
