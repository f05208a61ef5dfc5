export * from './mini/portal'
