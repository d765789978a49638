export const metadata = { title: 'Floor', description: 'What Next costs before there is a shop.' };

export default function Page() {
  return <h1>Floor</h1>;
}
