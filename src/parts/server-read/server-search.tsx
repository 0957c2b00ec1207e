import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';

interface ServerSearchProps {
  id: string;
  label: string;
  search: string;
  onSearch: (text: string) => void;
}

/** One field that asks the server at its button, not at each key. */
export function ServerSearch({ id, label, search, onSearch }: ServerSearchProps) {
  const [text, setText] = useState('');
  return (
    <form
      className="form"
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <TextField id={id} type="search" label={label} autoComplete="off" value={text} onChange={setText} />
      <div className="row">
        <Button type="submit" icon={Search}>
          {search}
        </Button>
      </div>
    </form>
  );
}
