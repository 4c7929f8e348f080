{{- define "scan-gate.name" -}}
{{- if contains .Chart.Name .Release.Name -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{- define "scan-gate.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "scan-gate.labels" -}}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version | replace "+" "_" }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{ include "scan-gate.selector" . }}
{{- end -}}

{{- define "scan-gate.serviceAccount" -}}
{{- if .Values.serviceAccount.create -}}
{{- default (include "scan-gate.name" .) .Values.serviceAccount.name -}}
{{- else -}}
{{- default "default" .Values.serviceAccount.name -}}
{{- end -}}
{{- end -}}

{{- define "scan-gate.image" -}}
{{- if .Values.image.digest -}}
{{- printf "%s@%s" .Values.image.repository .Values.image.digest -}}
{{- else -}}
{{- printf "%s:%s" .Values.image.repository (default .Chart.AppVersion .Values.image.tag) -}}
{{- end -}}
{{- end -}}

{{- define "scan-gate.databaseSecret" -}}
{{- if .Values.database.cluster.enabled -}}
{{- /* CloudNativePG writes the URL of the owner into the key uri of this secret. */ -}}
name: {{ include "scan-gate.name" . }}-db-app
key: uri
{{- else -}}
name: {{ required "database.existingSecret: give the secret that holds the URL of PostgreSQL, or enable database.cluster" .Values.database.existingSecret }}
key: {{ .Values.database.key }}
{{- end -}}
{{- end -}}

{{- /* Secrets are files: variables reach child processes and crash reports. */ -}}
{{- define "scan-gate.environment" -}}
- { name: SCAN_GATE_DATABASE_URL_FILE, value: /secrets/database/url }
{{- with .Values.extraEnv }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{- define "scan-gate.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile:
  type: RuntimeDefault
{{- end -}}

{{- define "scan-gate.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end -}}

{{- define "scan-gate.commonArgs" -}}
{{- if .Values.publicUrl }}
- {{ printf "--public-url=%s" .Values.publicUrl | quote }}
{{- end }}
{{- range .Values.serve.allowScanCidrs }}
- {{ printf "--allow-scan-cidr=%s" . | quote }}
{{- end }}
{{- range .Values.serve.allowWebhookCidrs }}
- {{ printf "--allow-webhook-cidr=%s" . | quote }}
{{- end }}
{{- if .Values.serve.requireVerification }}
- --require-verification
{{- end }}
- {{ printf "--scans-per-workspace=%d" (int .Values.serve.scansPerWorkspace) | quote }}
- {{ printf "--retain-scans=%d" (int .Values.serve.retainScansDays) | quote }}
{{- if .Values.metrics.enabled }}
- {{ printf "--metrics-listen=0.0.0.0:%d" (int .Values.metrics.port) | quote }}
{{- end }}
{{- if or .Values.caBundle.configMap .Values.caBundle.secret }}
- {{ printf "--ca-file=/ca/%s" .Values.caBundle.key | quote }}
{{- end }}
{{- end -}}

{{- define "scan-gate.probes" -}}
startupProbe:
  httpGet: { path: /healthz, port: http }
  periodSeconds: 2
  failureThreshold: 60
livenessProbe:
  httpGet: { path: /healthz, port: http }
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 6
readinessProbe:
  httpGet: { path: /readyz, port: http }
  periodSeconds: 5
  timeoutSeconds: 5
{{- end -}}

{{- define "scan-gate.ports" -}}
- { name: http, containerPort: 8080 }
{{- if .Values.metrics.enabled }}
- { name: metrics, containerPort: {{ int .Values.metrics.port }} }
{{- end }}
{{- end -}}

{{- define "scan-gate.mounts" -}}
- { name: tmp, mountPath: /tmp }
- { name: database, mountPath: /secrets/database, readOnly: true }
{{- if or .Values.caBundle.configMap .Values.caBundle.secret }}
- { name: ca, mountPath: /ca, readOnly: true }
{{- end }}
{{- with .Values.extraVolumeMounts }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{- define "scan-gate.volumes" -}}
- name: tmp
  emptyDir: {}
{{- with fromYaml (include "scan-gate.databaseSecret" .) }}
- name: database
  secret:
    secretName: {{ .name }}
    items: [{ key: {{ .key | quote }}, path: url }]
{{- end }}
{{- if .Values.caBundle.configMap }}
- name: ca
  configMap:
    name: {{ .Values.caBundle.configMap }}
{{- else if .Values.caBundle.secret }}
- name: ca
  secret:
    secretName: {{ .Values.caBundle.secret }}
{{- end }}
{{- with .Values.extraVolumes }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{- define "scan-gate.placement" -}}
{{- with .nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .affinity }}
affinity:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}
