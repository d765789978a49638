import { Icon } from '@/components/ui/icon';

interface SearchFormProps {
  action: string;
  label: string;
  placeholder: string;
  submit: string;
}

/** Search by a plain form: the results page takes `query` from the address, without JavaScript too. */
export function SearchForm({ action, label, placeholder, submit }: SearchFormProps) {
  return (
    <form action={action} className="relative">
      <input
        type="search"
        name="query"
        required
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        className="h-12 w-full rounded-full border border-line-strong bg-paper pr-13 pl-5 hover:border-evergreen"
      />
      <button
        type="submit"
        aria-label={submit}
        className="target absolute top-0.5 right-0.5 flex items-center justify-center rounded-full text-evergreen hover:bg-evergreen-tint"
      >
        <Icon name="search" />
      </button>
    </form>
  );
}
