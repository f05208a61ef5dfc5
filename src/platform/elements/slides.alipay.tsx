export * from './mini/slides'
