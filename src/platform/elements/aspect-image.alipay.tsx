export * from './mini/aspect-image'
