import { yesNoField } from '@/shared/list/fields'
import { dateRangeFilter } from '@/shared/list/filters'

/** How lists of what is published, or taken off, are narrowed: by that state and by day. */
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
