import type { FormSchema } from '@storefront/contract/domain/forms/form'
import type { Address } from '@storefront/contract/entities/account/address'
import type { FormValues, OwnLabels } from '@/forms/useSchemaForm'
import type { RegionValue } from '@/forms/widgets/region'
import type { Translate } from '@/i18n'
import type { AddressInput } from '@/services/api/account'

/** Returns a shipping address as a form (spec 3 and 5). */
export function addressSchema(t: Translate): FormSchema {
  return {
    properties: {
      name: {
        type: 'string',
        title: t('address.name'),
        placeholder: t('address.namePlaceholder'),
        maxLength: 50,
        trim: true,
      },
      mobile: {
        type: 'string',
        widget: 'mobile',
        title: t('address.mobile'),
        placeholder: t('address.mobilePlaceholder'),
        trim: true,
      },
      region: { type: 'address', title: t('address.region'), placeholder: t('address.regionPlaceholder') },
      address: {
        type: 'string',
        widget: 'textarea',
        title: t('address.detail'),
        placeholder: t('address.detailPlaceholder'),
        maxLength: 200,
        trim: true,
      },
      is_default: { type: 'boolean', title: t('address.isDefault') },
    },
    required: ['name', 'mobile', 'region', 'address'],
  }
}

/** This form says its rules in its own words (spec 5, shipping contact messages). */
export function addressLabels(t: Translate): OwnLabels {
  return {
    'name.required': t('address.nameMissing'),
    'mobile.required': t('address.mobileMissing'),
    'region.requiredChoice': t('address.regionMissing'),
    'address.required': t('address.detailMissing'),
  }
}

/** Returns the form's values of a stored address; nothing for a new one. */
export function valuesOf(address: Address | undefined): FormValues {
  if (!address) return {}
  const { location, ...rest } = address
  return { ...rest, region: location satisfies RegionValue }
}

/** Returns the input of the call. The values have passed the schema. */
export function inputOf(values: FormValues): AddressInput {
  const { province, city, district } = values['region'] as RegionValue
  const text = (name: string) => String(values[name])
  return {
    name: text('name'),
    mobile: text('mobile'),
    address: text('address'),
    province,
    city,
    district,
    is_default: values['is_default'] === true,
  }
}
