import type { ImgProps } from '@/platform/elements/types'

/**
 * A picture with its address, which browsers load when it comes near: readers without scripts see it, and others before
 * React is there. React then takes the element as it is, and knows the address from where it loads the picture by
 * itself. Those that are not the first screen's main ones come after these, also where they are in sight.
 */
export const Img = ({ src, alt, className, position, eager = false }: ImgProps) => (
  <img
    src={src}
    alt={alt}
    className={className}
    style={position ? { objectPosition: position } : undefined}
    decoding="async"
    draggable={false}
    loading={eager ? undefined : 'lazy'}
    {...{ fetchpriority: eager ? 'high' : 'low' }}
  />
)
