import { type Country, nameIn } from '@storefront/contract/domain/country/country'
import type { FieldSchema, FormSchema } from '@storefront/contract/domain/forms/form'
import type { Address } from '@storefront/contract/entities/account/address'
import type { FormValues, OwnLabels } from '@/forms/useSchemaForm'
import type { RegionValue } from '@/forms/widgets/region'
import type { Translate } from '@/i18n'
import type { AddressInput } from '@/services/api/account'

/** Returns a shipping address as a form (spec 3 and 5). */
export function addressSchema(t: Translate, { address }: Country, language: string): FormSchema {
  const { postcode, levels } = address
  const levelNames = levels.flatMap(({ names }) => (names ? [nameIn(names, language)] : []))
  const postcodeField: FieldSchema | null = postcode && {
    type: 'string',
    title: t('address.postcode'),
    placeholder: postcode.example,
    minLength: postcode.length,
    maxLength: postcode.length,
    trim: true,
  }
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
      region: {
        type: 'address',
        title: t('address.region'),
        placeholder: levelNames.join(', ') || t('address.regionPlaceholder'),
      },
      address: {
        type: 'string',
        widget: 'textarea',
        title: t('address.detail'),
        placeholder: t('address.detailPlaceholder'),
        maxLength: 200,
        trim: true,
      },
      ...(postcodeField && { postcode: postcodeField }),
      is_default: { type: 'boolean', title: t('address.isDefault') },
    },
    required: ['name', 'mobile', 'region', 'address'],
  }
}

/** This form says its rules in its own words (spec 5, shipping contact messages). */
export function addressLabels(t: Translate, { address }: Country): OwnLabels {
  const example = address.postcode?.example ?? ''
  return {
    'name.required': t('address.nameMissing'),
    'mobile.required': t('address.mobileMissing'),
    'region.requiredChoice': t('address.regionMissing'),
    'address.required': t('address.detailMissing'),
    'postcode.minLength': t('address.postcodeWrong', { example }),
    'postcode.maxLength': t('address.postcodeWrong', { example }),
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
  const { province, city, district, village } = values['region'] as RegionValue
  const text = (name: string) => String(values[name])
  return {
    name: text('name'),
    mobile: text('mobile'),
    address: text('address'),
    ...(typeof values['postcode'] === 'string' && { postcode: values['postcode'].trim() }),
    province,
    city,
    district,
    ...(village && { village }),
    is_default: values['is_default'] === true,
  }
}
