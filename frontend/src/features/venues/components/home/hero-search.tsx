import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, searchParameters } from '../../../../shared/config/paths';
import { usePagePreload } from '../../../../shared/ui/screen/page-preload';
import { texts } from '../../texts';

/** The short form of the search. Native elements, which also work before any script runs. */
export function HeroSearch() {
  const navigate = useNavigate();
  const preload = usePagePreload(paths.search);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new URLSearchParams();
    event.currentTarget
      .querySelectorAll<HTMLInputElement>('[name]')
      .forEach(({ name, value }) => value && query.set(name, value));
    void navigate(`${paths.search}?${String(query)}`);
  };
  return (
    <form className="s-find" role="search" action={paths.search} onSubmit={search} {...preload}>
      <input
        type="search"
        name={searchParameters.place}
        aria-label={texts.findPlace}
        placeholder={texts.findPlace}
      />
      <select name={searchParameters.date} aria-label={texts.findDay}>
        {options(texts.findDays)}
      </select>
      <select name={searchParameters.from} aria-label={texts.findTime}>
        {options(texts.findTimes)}
      </select>
      <button className="s-cta">{texts.find}</button>
    </form>
  );
}

/** @param choices the labels of the values */
const options = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
