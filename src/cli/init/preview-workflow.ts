/**
 * Waits for the preview of the commit. The job runs on the pull request, because a job that a `deployment_status` event skips
 * counts as passed. `.github/examples/preview.yml` has the same step. Everything that the API says is data: an address is used
 * only if all of it matches a pattern without shell characters.
 *
 * Sources: Vercel and Render document deployments. Netlify sends the commit status `netlify/SITE/deploy-preview`, which Decap CMS
 * reads; the status of a canceled deploy succeeds, too, with an address of app.netlify.com. The check run of Cloudflare's GitHub
 * App has the address in its summary.
 */
export function waitForPreview(hosts: string): string {
  return `      - name: Wait for the preview
        id: preview
        env:
          GH_TOKEN: \${{ github.token }}
          COMMIT: \${{ github.event.pull_request.head.sha }}
          # Hosts that are scanned, as a regular expression. Change it for a domain of your own, or to name one of several projects.
          HOSTS: '${hosts}'
          WAIT_SECONDS: '900'
          PAUSE_SECONDS: '15'
        run: |
          ask() {
            curl --silent --show-error --fail --max-time 10 --header @- "$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/$1" \\
              <<< "Authorization: Bearer $GH_TOKEN" || echo "GitHub did not answer: $1" >&2
          }
          addresses() {
            # Deployments: Vercel, Render.
            for id in $(ask "deployments?sha=$COMMIT&per_page=10" | jq '.[].id | numbers'); do
              ask "deployments/$id/statuses" | jq --raw-output 'map(select(.state == "success"))[0].environment_url // empty'
            done
            # Commit statuses: Netlify.
            ask "commits/$COMMIT/status?per_page=100" |
              jq --raw-output '.statuses[] | select(.state == "success" and (.context | startswith("netlify/"))) | .target_url'
            # Check runs: Cloudflare Pages.
            ask "commits/$COMMIT/check-runs?per_page=100" |
              jq --raw-output '.check_runs[] | select(.conclusion == "success" and .app.slug == "cloudflare-workers-and-pages")
                | "\\(.output.summary) \\(.output.text)" | scan("https://[A-Za-z0-9.-]+")'
          }
          while true; do
            found=$(addresses || true)
            url=$(grep --extended-regexp --line-regexp --max-count 1 "https://($HOSTS)(/[A-Za-z0-9._~/-]*)?" <<< "$found" || true)
            [ -z "$url" ] || break
            [ "$SECONDS" -lt "$WAIT_SECONDS" ] || break
            sleep "$PAUSE_SECONDS"
          done
          if [ -z "$url" ]; then
            other=$(head -n 1 <<< "$found" | tr -cd 'A-Za-z0-9:/._-' | cut -c 1-200)
            echo "::error title=No preview::No deployment, commit status or check run of $COMMIT names a preview after $WAIT_SECONDS s.\${other:+ $other was found, but its host does not match HOSTS.} Check that pull requests of this repository are deployed, and that HOSTS matches, or set targets to a fixed URL."
            exit 1
          fi
          echo "url=$url" >> "$GITHUB_OUTPUT"
`;
}

/** Permissions of the step, as lines of the job. */
export const PREVIEW_PERMISSIONS = `      deployments: read # the URL of the preview: Vercel, Render
      statuses: read # Netlify
      checks: read # Cloudflare
`;
