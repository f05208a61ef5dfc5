// Forms of most subpackages have a field of it: carried once by the main package, not by each of them.
import '@/ui/controls/MobileField'
import '@/ui/controls/NumberField'
